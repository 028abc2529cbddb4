import { Avatar, Marked, type QuestionSuggestion } from '@umkreis/design-system'
import { BriefcaseIcon } from '@phosphor-icons/react/dist/csr/Briefcase'
import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe'
import { GraduationCapIcon } from '@phosphor-icons/react/dist/csr/GraduationCap'
import { IdentificationCardIcon } from '@phosphor-icons/react/dist/csr/IdentificationCard'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin'
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate'
import { UserIcon } from '@phosphor-icons/react/dist/csr/User'
import type { QuestionPart } from '@umkreis/schemas'
import type { ComponentType } from 'react'
import { copy } from '../copy.ts'
import { matchedRange, type Suggestion } from '../logic/suggestion.ts'
import { wordName } from '../logic/wording.ts'
import * as styles from './QuestionBox.css.ts'

const ICONS: Record<QuestionPart['kind'], ComponentType<{ size: number }>> = {
  text: MagnifyingGlassIcon,
  city: MapPinIcon,
  country: GlobeIcon,
  position: BriefcaseIcon,
  skill: GraduationCapIcon,
  language: TranslateIcon,
  person: UserIcon,
  field: IdentificationCardIcon,
}

/** A suggestion as its row shows it: what matched in bold, its kind or place, and how many people it stands for. */
export function showSuggestion(suggestion: Suggestion, textBeforeCaret: string): QuestionSuggestion {
  const rangesOf = (text: string) => {
    const range = matchedRange(text, textBeforeCaret)
    return range ? [{ start: range[0], end: range[1] }] : []
  }
  if (suggestion.type === 'person') {
    const { person } = suggestion
    const place = [person.position, person.city].filter(Boolean).join(', ')
    return {
      id: suggestion.key,
      label: wordName(person),
      ranges: rangesOf(wordName(person)),
      kind: <Marked look="bold" text={place} ranges={rangesOf(place)} />,
      icon: (
        <span className={styles.portrait}>
          <Avatar name={wordName(person)} src={person.avatarUrl} size={32} />
        </span>
      ),
    }
  }
  const { value } = suggestion
  const Icon = ICONS[value.kind]
  const [count = '', ...unit] = copy.people(value.peopleCount).split(' ')
  return {
    id: suggestion.key,
    label: value.value,
    ranges: rangesOf(value.value),
    kind: copy.kind[value.kind],
    icon: <Icon size={18} />,
    count: (
      <span className={styles.people}>
        {count}
        <span className={styles.unit}> {unit.join(' ')}</span>
      </span>
    ),
  }
}
