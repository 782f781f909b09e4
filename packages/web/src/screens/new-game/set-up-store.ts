import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { DEFAULT_FORM, type SetUpForm } from './set-up-form.ts';

/** The last set-up, so that the next game begins with it. */
export const useSetUpForm = create<SetUpForm>()(
  persist(() => DEFAULT_FORM, { name: 'smashup-set-up', version: 1 }),
);

export function changeForm(change: (form: SetUpForm) => SetUpForm): void {
  useSetUpForm.setState(change);
}
