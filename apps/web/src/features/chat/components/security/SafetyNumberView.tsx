import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { Button, showToast, Text } from '@umkreis/design-system'
import { type ReactNode, useEffect, useRef } from 'react'
import type { SafetyNumber, Verification } from '../../../../services/conversation/trust.ts'
import { focusWhenLost } from '../../../../shared/focus/focus-when-lost.ts'
import { QrCode } from '../../../../shared/qr/QrCode.tsx'
import { Advanced } from '../../../../shared/ui/Advanced.tsx'
import { copy } from './copy.ts'
import { code, digit, digits, known, look, number as numberStyle, sides } from './SafetyNumberView.css.ts'

/** Digits that are read out at a time. */
const DIGITS_AT_A_TIME = 5

/** The number as a code for the other's camera and as digits, and what it is known to be. */
export function SafetyNumberView({
  name,
  number,
  verification,
}: {
  name: string
  number: SafetyNumber
  verification: Verification
}): ReactNode {
  const groups = number.digits.match(new RegExp(`.{${DIGITS_AT_A_TIME}}`, 'g')) ?? []
  const spaced = groups.join(' ')
  const copyButton = useRef<HTMLButtonElement>(null)
  useEffect(() => focusWhenLost(() => copyButton.current), [])
  return (
    <>
      <Known name={name} verification={verification} />
      <div className={sides}>
        <div className={code}>
          <QrCode text={number.codeText} label={copy.qrLabel(name)} />
        </div>
        <div className={numberStyle}>
          <ol className={digits} aria-label={copy.numberLabel}>
            {groups.map((group, index) => (
              // The same five digits may come twice, and places never change.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className={digit}>
                {group}
              </li>
            ))}
          </ol>
          <div>
            <Button ref={copyButton} size={32} variant="soft" onPress={() => void copyNumber(spaced)}>
              {copy.copyNumber}
            </Button>
          </div>
        </div>
      </div>
      {verification === 'verified' ? null : (
        <Text size="small" tone="muted">
          {copy.numberHow}
        </Text>
      )}
      <Advanced label={copy.advanced}>{copy.advancedText}</Advanced>
    </>
  )
}

function Known({ name, verification }: { name: string; verification: Verification }): ReactNode {
  return (
    <output>
      {verification === 'verified' ? (
        <span className={`${known} ${look.verified}`}>
          <SealCheckIcon size={20} weight="fill" aria-hidden />
          <Text as="span" weight={600} tone="inherit">
            {copy.isVerified(name)}
          </Text>
        </span>
      ) : null}
      {verification === 'changed' ? (
        <span className={`${known} ${look.changed}`}>
          <WarningIcon size={20} weight="fill" aria-hidden />
          <Text as="span" tone="text">
            {copy.numberChangedWhy(name)}
          </Text>
        </span>
      ) : null}
    </output>
  )
}

async function copyNumber(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ message: copy.copied })
  } catch {
    showToast({ tone: 'danger', message: copy.copyFailed })
  }
}
