import { ATTACHMENT_MAX_BYTES } from '@umkreis/schemas'

/** Files beside one message: each takes some of the room that its text has. */
export const ATTACHMENTS_MAX = 10

/** Why a file was not taken. */
export type ChoiceRefusal = { readonly name: string; readonly reason: 'size' | 'empty' | 'count' }

/**
 * Tells the files that can be sent from those that can't.
 *
 * @param there How many are chosen already.
 */
export function checkChosen<F extends Pick<File, 'name' | 'size'>>(
  files: readonly F[],
  there: number,
): { readonly taken: readonly F[]; readonly refused: readonly ChoiceRefusal[] } {
  const taken: F[] = []
  const refused: ChoiceRefusal[] = []
  for (const file of files) {
    const reason = reasonAgainst(file, there + taken.length)
    if (reason === undefined) taken.push(file)
    else refused.push({ name: file.name, reason })
  }
  return { taken, refused }
}

function reasonAgainst(file: Pick<File, 'size'>, there: number): ChoiceRefusal['reason'] | undefined {
  // A folder that was dropped comes as an empty file.
  if (file.size === 0) return 'empty'
  if (file.size > ATTACHMENT_MAX_BYTES) return 'size'
  return there >= ATTACHMENTS_MAX ? 'count' : undefined
}
