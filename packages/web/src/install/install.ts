import { create } from 'zustand';

/** The event of browsers that can install the page as an app. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Null: the browser does not offer it, or not now. */
export const useInstallOffer = create<{ readonly offer: InstallOffer | null }>()(() => ({ offer: null }));

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** Before anything else: the offer comes once, and early. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The game offers it itself, where it does not cover anything.
    event.preventDefault();
    if (isOffer(event)) useInstallOffer.setState({ offer: event });
  });
  addEventListener('appinstalled', () => useInstallOffer.setState({ offer: null }));
}

/** Asks the browser to install the game. An offer can be taken up once. */
export async function install(): Promise<void> {
  const { offer } = useInstallOffer.getState();
  useInstallOffer.setState({ offer: null });
  await offer?.prompt();
}
