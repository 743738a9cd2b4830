import { defineConfig } from 'vite';
import { plainPlayer } from './vite.offline.config.ts';

/** The player inside the packages for other systems; it plays assessments too, and reports. */
export default defineConfig(plainPlayer('packaged'));
