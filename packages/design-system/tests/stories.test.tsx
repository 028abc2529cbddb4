import { composeStories, composeStory, type Meta, type StoryObj } from '@storybook/react-vite'
import { afterAll, describe, expect, it } from 'vitest'
import { findViolations } from '../src/testing/index.ts'

/** What a composed story offers here. */
interface ComposedStory {
  storyName: string
  run(context: { globals: Record<string, string> }): Promise<void>
}

type StoryFile = { default: Meta; [name: string]: Meta | StoryObj }

const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true })

/** A story is taken away when the next one runs: the last one by this. */
const Nothing = composeStory({ render: () => <></> }, { title: 'Nothing' })

afterAll(() => Nothing.run())

describe('every story is accessible, in light and dark', () => {
  for (const file of Object.values(files)) {
    const stories = composeStories(file as Parameters<typeof composeStories>[0]) as Record<string, ComposedStory>
    for (const Story of Object.values(stories)) {
      it(`${file.default.title}: ${Story.storyName}`, async () => {
        await Story.run({ globals: { scheme: 'light', theme: 'Umkreis' } })
        expect(await findViolations()).toEqual([])
        document.documentElement.dataset['scheme'] = 'dark'
        expect(await findViolations(document.body, ['color-contrast'])).toEqual([])
      })
    }
  }
})
