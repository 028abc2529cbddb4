import type { ComponentType } from 'react'
import { reach } from '../../services/reach.ts'
import { LostScreen } from './LostScreen.tsx'

type ScreenModule = { readonly Component: ComponentType }

/**
 * Loads a screen's code such that its loss is drawn: the router itself shows nothing at all where the first screen's
 * code can't be loaded. Where the server is away, the screen waits for it; a file that a reached server does not have is
 * a failure like any other of the screen.
 *
 * @param isReached Whether the server answers; asked after a failure only.
 */
export function lazily(
  load: () => Promise<ScreenModule>,
  isReached: () => Promise<boolean> = reach.check,
): () => Promise<ScreenModule> {
  return async () => {
    try {
      return await load()
    } catch (error) {
      if (!(await isReached())) return { Component: LostScreen }
      return {
        Component: () => {
          throw error
        },
      }
    }
  }
}
