/** The same object while it is being made. */
export type Writable<T> = { -readonly [Part in keyof T]: T[Part] };
