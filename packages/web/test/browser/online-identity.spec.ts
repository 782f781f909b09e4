import type { CDPSession, Page } from '@playwright/test';
import { expectNoOverflow, expectNoSeriousFinding } from './kit/findings.ts';
import { test } from './kit/people.ts';
import { expect } from './kit/test.ts';

/** Chromium's own authenticator: a device whose owner always agrees. */
async function giveAuthenticator(page: Page): Promise<{ readonly cdp: CDPSession; readonly id: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id };
}

/** How often the server looks for devices that were signed out elsewhere. */
const DEVICES_MILLIS = 30_000;

// A page that was signed out asks once who it is; and a wrong key is refused.
test.use({ mayFail: /401 \(Unauthorized\)|403 \(Forbidden\)/ });

test('a passkey, a password and a recovery code open the same person elsewhere; signing out ends it', async ({
  bring,
  stranger,
  world,
}) => {
  const { page } = await bring('Ann');
  await page.getByRole('link', { name: 'Your profile' }).click();
  const device = await giveAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^added /)).toBeVisible();

  // From here on, whoever finds this browser open gets no further without one of its keys.
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await page.getByLabel('New password').fill('a long one of mine');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expectNoSeriousFinding(page);
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  const signInName = await page.getByTestId('sign-in-name').textContent();
  await page.getByRole('button', { name: 'Make a recovery code' }).click();
  await question.getByLabel('Your password').fill('a guess of mine');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByRole('alert')).toContainText('That did not work.');
  await question.getByLabel('Your password').fill('a long one of mine');
  await question.getByRole('button', { name: 'Confirm' }).click();
  const code = await page.getByTestId('recovery-code').textContent();
  await expectNoSeriousFinding(page);
  await expectNoOverflow(page);

  // Another browser of the same person, with the same passkey in its manager.
  const { credentials } = await device.cdp.send('WebAuthn.getCredentials', { authenticatorId: device.id });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
  const { page: other } = await stranger({ place: null });
  const second = await giveAuthenticator(other);
  const [credential] = credentials;
  await second.cdp.send('WebAuthn.addCredential', { authenticatorId: second.id, credential });
  await other.goto('/online');
  await other.getByRole('link', { name: 'Sign in with a key' }).click();
  await expectNoSeriousFinding(other);
  await expectNoOverflow(other);
  await other.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(other.getByText('You are playing as Ann.')).toBeVisible();

  // Signed out from there, this page knows nobody any more.
  await other.goto('/me');
  await other.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await world.pass(DEVICES_MILLIS);
  await expect(other.getByText('You are signed in with this browser only.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible();

  const signIn = other.getByRole('button', { name: 'Sign in', exact: true });
  await other.getByRole('button', { name: 'Sign out here' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out here' }).click();
  await expect(other.getByRole('heading', { name: 'What is your name?' })).toBeVisible();
  await other.goto('/sign-in');
  await other.getByLabel('Sign-in name').fill(signInName ?? '');
  await other.getByLabel('Password', { exact: true }).fill('a guess of mine');
  await signIn.click();
  await expect(other.getByRole('alert')).toContainText('That did not work.');
  await other.getByLabel('Password', { exact: true }).fill('a long one of mine');
  await signIn.click();
  await expect(other.getByText('You are playing as Ann.')).toBeVisible();

  // Nor is anybody forgotten without a key.
  await other.goto('/me');
  await other.getByRole('button', { name: 'Delete it all' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete it all' }).click();
  await expect(other.getByRole('dialog', { name: 'Is it you?' })).toBeVisible();

  // The way back, with every other key gone.
  await other.goto('/sign-in');
  await other.getByLabel('Recovery code', { exact: true }).fill(code ?? '');
  await other.getByRole('button', { name: 'Use the code' }).click();
  await expect(other.getByText('Only this browser knows you')).toBeVisible();
});
