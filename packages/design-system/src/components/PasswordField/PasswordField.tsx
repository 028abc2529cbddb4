import { useState, type ReactNode, type Ref } from 'react'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash'
import { classNames } from '../../internal/class-names.ts'
import { RoundButton } from '../Button/RoundButton.tsx'
import { Stack } from '../Box/Box.tsx'
import type { TextInputProps } from '../Field/TextFrame.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { item, list, met } from './PasswordField.css.ts'
import { checkPassword, PASSWORD_RULES, type PasswordRule } from './password-rules.ts'
import { WORDS } from './words.ts'

/** The words of a password field, for other languages than English. */
export interface PasswordWords {
  show: string
  hide: string
  met: string
  notMet: string
  /** Names the list of conditions for those who listen. */
  conditions?: string
  rules: Record<PasswordRule, string>
}

/** {@link PasswordField}: `checklist` shows live which conditions of a strong password are met. */
export interface PasswordFieldProps extends Omit<TextInputProps, 'type'> {
  checklist?: boolean
  words?: PasswordWords
  inputRef?: Ref<HTMLInputElement>
}

/** A password, hidden until asked for. */
export function PasswordField({
  checklist = false,
  words = WORDS,
  defaultValue,
  value,
  onChange,
  ...props
}: PasswordFieldProps): ReactNode {
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState(defaultValue ?? '')
  const password = value ?? typed
  return (
    <Stack gap={12}>
      <TextField
        autoComplete={checklist ? 'new-password' : 'current-password'}
        {...props}
        type={shown ? 'text' : 'password'}
        spellCheck="false"
        value={password}
        onChange={(text) => {
          setTyped(text)
          onChange?.(text)
        }}
        end={
          <RoundButton
            label={shown ? words.hide : words.show}
            icon={shown ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
            onPress={() => setShown(!shown)}
          />
        }
      />
      {checklist ? <Checklist password={password} words={words} /> : null}
    </Stack>
  )
}

function Checklist({ password, words }: { password: string; words: PasswordWords }): ReactNode {
  const result = checkPassword(password)
  return (
    <ul className={list} aria-label={words.conditions ?? 'Conditions of the password'}>
      {PASSWORD_RULES.map((rule) => (
        <li key={rule} className={classNames(item, result[rule] && met)}>
          {result[rule] ? (
            <CheckCircleIcon size={18} weight="fill" aria-hidden />
          ) : (
            <CircleIcon size={18} aria-hidden />
          )}
          {words.rules[rule]}
          <VisuallyHidden>{result[rule] ? words.met : words.notMet}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
