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
