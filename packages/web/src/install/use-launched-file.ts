import { useEffect } from 'react';

/** The launch queue of an installed app that was opened with files. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

/** Takes the file that the installed game was opened with, also one that comes while it is open. */
export function useLaunchedFile(onFile: (file: () => Promise<File>) => void): void {
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files }) => {
      const [file] = files ?? [];
      if (file !== undefined) onFile(() => file.getFile());
    });
  }, [onFile]);
}
