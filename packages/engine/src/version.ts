/** Of the program: all its packages have the same, and a test holds them against this one. */
export const VERSION = '0.1.0';
