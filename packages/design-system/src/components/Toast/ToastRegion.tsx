import type { ReactNode } from 'react'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Text as AriaText } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import { classNames } from '../../internal/class-names.ts'
import { touchArea } from '../Button/Button.css.ts'
import { action as actionStyle, content, icon, region, toast as toastStyle } from './Toast.css.ts'
import { toastQueue } from './toast-queue.ts'
import { MESSAGES } from '../../internal/labels.ts'

/** Where the messages of {@link showToast} appear. Once in an application; `label` names the region. */
export function ToastRegion({ label = MESSAGES }: { label?: string }): ReactNode {
  return (
    <AriaToastRegion queue={toastQueue} className={region} aria-label={label}>
      {({ toast }) => {
        const { tone = 'success', message, action } = toast.content
        return (
          <AriaToast toast={toast} className={toastStyle}>
            {tone === 'success' ? (
              <CheckCircleIcon className={icon.success} size={18} weight="fill" aria-hidden />
            ) : null}
            {tone === 'danger' ? (
              <WarningCircleIcon className={icon.danger} size={18} weight="fill" aria-hidden />
            ) : null}
            <ToastContent className={content}>
              <AriaText slot="title">{message}</AriaText>
            </ToastContent>
            {action ? (
              <AriaButton
                className={classNames(actionStyle, touchArea)}
                onPress={() => {
                  action.onPress()
                  toastQueue.close(toast.key)
                }}
              >
                {action.label}
              </AriaButton>
            ) : null}
          </AriaToast>
        )
      }}
    </AriaToastRegion>
  )
}
