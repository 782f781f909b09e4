/** Where a table is; the invitation stands behind the #, so that it is in no server's list of visited addresses. */
export function addressOf({
  id,
  invitation,
}: {
  readonly id: string;
  readonly invitation: string | null;
}): string {
  return invitation === null ? `/t/${id}` : `/t/${id}#${invitation}`;
}

/** The invitation in an address; null: there is none. */
export function invitationIn(hash: string): string | null {
  return /^#[\w-]{8,40}$/.test(hash) ? hash.slice(1) : null;
}

/** The table at this address; null: there is none. */
export function tableAt(place: string): string | null {
  return /^\/t\/([^/]+)$/.exec(place)?.[1] ?? null;
}

/** The table that this address invites to; null: to none. */
export function invitedTo(place: string, hash: string): string | null {
  return invitationIn(hash) === null ? null : tableAt(place);
}

/** Elsewhere, such an address leads to another computer, or nowhere. */
export function isThisComputer(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
