import { renderUnicodeCompact } from 'uqr';

/**
 * An address as a QR code for a terminal.
 * @param {string} address
 */
export function qrText(address) {
  return renderUnicodeCompact(address, { ecc: 'L', border: 2 });
}
