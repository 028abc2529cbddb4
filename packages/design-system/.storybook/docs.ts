import type { Preview } from '@storybook/react-vite'
import { ThemedDocs } from './ThemedDocs.tsx'

/** What only docs pages need, see `previewAnnotations` in main.ts. */
export const parameters: Preview['parameters'] = { docs: { container: ThemedDocs } }
