import { env } from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${env['PORT'] ?? '4000'}`;

export default defineConfig({
  base: '/player/',
  plugins: [react()],
  server: {
    port: 4200,
    strictPort: true,
    proxy: {
      '/api': server,
      '/files': server,
      '/health': server,
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    rolldownOptions: {
      output: {
        // What both players use comes as one file: each request more costs a slow line its headers and its way.
        codeSplitting: {
          groups: [{ name: 'shared', test: /\/(src|packages)\/|rolldown\/runtime/, minShareCount: 2 }],
        },
      },
    },
  },
});
