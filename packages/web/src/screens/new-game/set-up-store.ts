import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { DEFAULT_FORM, type ChangeForm, type SetUpForm } from './set-up-form.ts';

/** The last set-up, so that the next game begins with it. */
export const useSetUpForm = create<SetUpForm>()(
  persist(() => DEFAULT_FORM, { name: 'smashup-set-up', version: 1 }),
);

export const changeForm: ChangeForm = (change) => useSetUpForm.setState(change);
