/** Why a program is out of the game. The message continues a sentence that begins with its name. */
export class Fault extends Error {
  override readonly name = 'Fault';
}
