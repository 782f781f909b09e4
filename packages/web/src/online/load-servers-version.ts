/** Loads the page anew as the server has it: the version of the game that is kept here may be older. */
export async function loadServersVersion(): Promise<void> {
  if ('serviceWorker' in navigator) {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  }
  location.reload();
}
