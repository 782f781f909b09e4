import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'smashup';
const YEAR_SECONDS = 31_536_000;

/** The secret of a browser, out of reach of scripts and of other sites. */
export class Cookies {
  private readonly isSecure: boolean;

  constructor(isSecure: boolean) {
    this.isSecure = isSecure;
  }

  give(reply: FastifyReply, secret: string): void {
    void reply.setCookie(NAME, secret, {
      httpOnly: true,
      sameSite: 'strict',
      secure: this.isSecure,
      path: '/',
      maxAge: YEAR_SECONDS,
    });
  }

  take(reply: FastifyReply): void {
    void reply.clearCookie(NAME, { path: '/' });
  }

  read(request: FastifyRequest): string | null {
    return request.cookies[NAME] ?? null;
  }

  /** From the handshake of a socket. */
  readHeader(header: string | undefined): string | null {
    const pair = (header ?? '').split(/;\s*/).find((each) => each.startsWith(`${NAME}=`));
    return pair?.slice(NAME.length + 1) ?? null;
  }
}
