/** What a program did to be out of the game; the message continues a sentence that begins with its name. */
export class Fault extends Error {
  override readonly name = 'Fault';
}
