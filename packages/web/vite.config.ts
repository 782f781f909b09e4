import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pictures } from './tools/pictures.ts';

export default defineConfig({
  plugins: [react(), pictures()],
  worker: { format: 'es' },
  build: { target: 'es2022' },
});
