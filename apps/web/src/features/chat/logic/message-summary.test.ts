import type { Attachment } from '@umkreis/crypto'
import { describe, expect, it } from 'vitest'
import { buildAttachment } from '../../../testing/fake-attachments.ts'
import { copy } from '../copy.ts'
import { summaryOf } from './message-summary.ts'

const said = (text: string) => summaryOf({ kind: 'text', text }, copy)

describe(summaryOf, () => {
  it('says what is written without the marks around it', () => {
    expect(said('**Plan**: `kubectl drain`')).toBe('Plan: kubectl drain')
    expect(said('> Reicht das?\n> Ja')).toBe('Reicht das?\nJa')
    expect(said('```bash\nls **\n```\nThat is all.')).toBe('ls **\nThat is all.')
  })

  it('leaves what only looks like marks', () => {
    for (const text of ['2 ** 3', '>_<', '```', '``', 'a`b']) expect([text, said(text)]).toEqual([text, text])
  })

  it('says what files are where nothing is written: a voice by its length, pictures as such, others by name', () => {
    const voice = { durationMs: 7_400, levels: 'AAEC' }
    const files = (...attachments: Attachment[]) => summaryOf({ kind: 'text', text: '', attachments }, copy)
    const picture = buildAttachment({ name: 'a.PNG', mediaType: 'image/PNG' })
    const sound = buildAttachment({ name: 'Voice message.webm', mediaType: 'audio/webm', voice })
    expect(files(sound)).toBe('Voice message, 0:07')
    expect(files(picture)).toBe('Picture')
    expect(files(picture, picture)).toBe('2 pictures')
    expect(files(buildAttachment({ name: '../../x.html' }))).toBe('_.._x.html')
    expect(files(buildAttachment({ name: 'invoice\u202Efdp.exe' }))).toBe('invoice_fdp.exe')
    expect(files(picture, sound)).toBe('2 files')
  })

  it('turns nothing round that stands beside it', () => {
    expect(said('Pay \u202Eeteled\u202C \u2067now\u2069')).toBe('Pay eteled now')
    expect(said('שלום \u200Fעולם')).toBe('שלום \u200Fעולם')
  })

  it('ends soon with stars without end', () => {
    expect(said('**a '.repeat(5_000))).toContain('a')
  })
})
