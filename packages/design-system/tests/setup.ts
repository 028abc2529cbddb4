import { setProjectAnnotations } from '@storybook/react-vite'
import { afterEach } from 'vitest'
import preview from '../.storybook/preview.tsx'
import { unmountAll } from '../src/testing/mount.tsx'

setProjectAnnotations(preview)

afterEach(unmountAll)
