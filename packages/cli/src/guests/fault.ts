/** What a program did that puts it out of the game; the message says it in words, as what follows its name. */
export class Fault extends Error {
  override readonly name = 'Fault';
}
