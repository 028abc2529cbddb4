import { showToast } from '@umkreis/design-system'
import type { CompanyTheme, CompanyThemeUpdate } from '@umkreis/schemas'
import { useRef, useState } from 'react'
import { logError } from '../../../services/log.ts'
import { describeFailure } from '../../../shared/form/describe-failure.ts'
import { copy } from '../copy.ts'
import {
  createDraft,
  isSameLook,
  OWN_LOOK_OF_UMKREIS,
  replaceUntouched,
  toUpdate,
  type ThemeDraft,
} from '../logic/theme-draft.ts'
import { useChangeTheme, type KnownTheme } from './use-company-theme.ts'

/** The look that one replaces knowingly, and the draft as it stood then. */
type From = { readonly themeId: CompanyTheme['themeId']; readonly draft: ThemeDraft }

/** What a saving replaced, whether somebody else had put it there, and what stands there from now on. */
type Replaced = { readonly replaced: CompanyTheme; readonly isOthers: boolean; readonly next: From }

/**
 * The look that is worked on, and all that can be done with it.
 *
 * @param latest The saved look as it was last read. When somebody else changed it, an untouched draft follows; a touched
 * one stays, and `theirs` names the other look.
 * @param organisation What a look is called that nobody has named.
 */
export function useThemeEditor(latest: KnownTheme, organisation: string) {
  const change = useChangeTheme()
  const [base, setBase] = useState(latest)
  const [draft, setDraft] = useState(() => createDraft(latest.theme, organisation))
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const isBusy = useRef(false)
  const closeToast = useRef(() => {})
  /** The saved look that was shown last, and what had been worked on before, which can be had back. */
  const shown = useRef<{ readonly look: ThemeDraft; readonly worked: ThemeDraft | undefined }>(undefined)

  const saved = createDraft(base.theme, organisation)
  const isChanged = !isSameLook(draft, saved)
  const isOvertaken = latest.theme.themeId !== base.theme.themeId && latest.at > base.at
  const adopt = (known: KnownTheme) => {
    setBase(known)
    setDraft(createDraft(known.theme, organisation))
  }
  if (isOvertaken && !isChanged) adopt(latest)

  /** Says whether it is done; nothing when another saving is under way. */
  const replaceLook = async (update: CompanyThemeUpdate | 'umkreis', from: From): Promise<Replaced | undefined> => {
    if (isBusy.current) return undefined
    isBusy.current = true
    // It would undo what is about to be replaced itself.
    closeToast.current()
    setSaving(true)
    setFailure(undefined)
    try {
      const { replaced, ...known } = await change(update)
      const stored = createDraft(known.theme, organisation)
      setBase(known)
      shown.current = undefined
      setDraft((now) => replaceUntouched(now, from.draft, stored))
      return {
        replaced,
        isOthers: replaced.themeId !== from.themeId,
        next: { themeId: known.theme.themeId, draft: stored },
      }
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  const tell = ({ replaced, isOthers, next }: Replaced, message: string, action?: string) => {
    const label = isOthers ? copy.theme.bringBack : action
    closeToast.current = showToast({
      tone: 'success',
      message: isOthers ? copy.theme.savedOver(createDraft(replaced, organisation).name) : message,
      ...(label ? { action: { label, onPress: () => void bringBack(replaced, next) } } : {}),
    })
  }

  const store = async (update: CompanyThemeUpdate | 'umkreis') => {
    try {
      const done = await replaceLook(update, { themeId: base.theme.themeId, draft })
      if (done) tell(done, update === 'umkreis' ? copy.theme.resetDone : copy.theme.saved, copy.theme.undo)
    } catch (error) {
      logError('The look could not be saved', error)
      setFailure(describeFailure(error))
    }
  }

  const bringBack = async (replaced: CompanyTheme, from: From) => {
    const isOwn = replaced.themeId === OWN_LOOK_OF_UMKREIS
    try {
      const done = await replaceLook(isOwn ? 'umkreis' : toUpdate(createDraft(replaced, organisation)), from)
      if (done) tell(done, copy.theme.broughtBack)
    } catch (error) {
      logError('The look could not be brought back', error)
      showToast({ tone: 'danger', message: describeFailure(error) })
    }
  }

  return {
    draft,
    isChanged,
    isSaving,
    /** Why the last saving failed, in words. */
    failure,
    isOwnLook: base.theme.themeId === OWN_LOOK_OF_UMKREIS,
    /** The name of a look that somebody else saved since one began. */
    theirs: isOvertaken && isChanged ? createDraft(latest.theme, organisation).name : undefined,
    edit: setDraft,
    /** Shows a look that was saved before; what was worked on can be had back for a moment. */
    preview: (look: ThemeDraft) => {
      if (isSameLook(look, draft)) return
      const before = shown.current
      // Looking through several keeps what was worked on, and not the look in between.
      const worked = before && isSameLook(before.look, draft) ? before.worked : isChanged ? draft : undefined
      shown.current = { look, worked }
      setDraft(look)
      if (!worked) return
      closeToast.current()
      closeToast.current = showToast({
        message: copy.theme.history.previewed(look.name),
        action: { label: copy.theme.undo, onPress: () => setDraft((now) => replaceUntouched(now, look, worked)) },
      })
    },
    save: () => store(toUpdate(draft)),
    resetToUmkreis: () => store('umkreis'),
    /** Back to what is saved; what was worked on can be had back for a moment. */
    discard: () => {
      const known = isOvertaken ? latest : base
      const kept = createDraft(known.theme, organisation)
      adopt(known)
      closeToast.current()
      closeToast.current = showToast({
        message: copy.theme.discarded,
        action: { label: copy.theme.undo, onPress: () => setDraft((now) => replaceUntouched(now, kept, draft)) },
      })
    },
  }
}
