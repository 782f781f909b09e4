/** The version of the program: all its packages share it, and a test compares them with this one. */
export const VERSION = '0.2.0';
