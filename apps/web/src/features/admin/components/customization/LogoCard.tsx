import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import { Banner, Button, CircleMark, Heading, Stack, Text } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import { useRef, type ReactNode } from 'react'
import { looksAtom } from '../../../../services/looks.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { LOGO_TYPES, useLogo } from '../../hooks/use-logos.ts'
import { actions } from '../shared/managed.css.ts'
import { customizationCopy } from './copy.ts'
import * as css from './customization.css.ts'

const copy = customizationCopy.logos

/** One of the organisation's two logos where it will stand, and what can be done with it. */
export function LogoCard({ size }: { size: 'small' | 'big' }): ReactNode {
  const { smallLogo, bigLogo } = useAtomValue(looksAtom)
  const input = useRef<HTMLInputElement>(null)
  const { isChanging, put, remove } = useLogo(size)
  const url = size === 'small' ? smallLogo : bigLogo
  const words = copy[size]
  return (
    <div className={css.logo}>
      <Stack gap={4}>
        <Heading level={3} size="body">
          {words.title}
        </Heading>
        <Text size="small" tone="muted">
          {words.line}
        </Text>
      </Stack>
      {size === 'small' ? <SmallPlace url={url} /> : <BigPlace url={url} />}
      {url ? null : (
        <Text size="small" tone="muted">
          {size === 'small' ? copy.none : copy.noneBig}
        </Text>
      )}
      <div className={actions}>
        <Button
          icon={<UploadSimpleIcon size={20} />}
          loading={isChanging}
          aria-label={`${url ? copy.replace : copy.upload}: ${words.title}`}
          onPress={() => input.current?.click()}
        >
          {isChanging ? copy.uploading : url ? copy.replace : copy.upload}
        </Button>
        {url ? (
          <Button variant="text" disabled={isChanging} aria-label={`${copy.remove}: ${words.title}`} onPress={remove}>
            {copy.remove}
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={copy.choose(words.title)}
          accept={LOGO_TYPES.join(',')}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) put(file)
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
      </div>
    </div>
  )
}

/** As at the top of the side list. */
function SmallPlace({ url }: { url: string | null }) {
  const { organisationName } = useAtomValue(currentUserAtom)
  return (
    <div className={css.smallPlace}>
      {url ? <img className={css.smallPicture} src={url} alt="" /> : <CircleMark size={36} tone="brand" />}
      <span className={css.organisation}>{organisationName}</span>
    </div>
  )
}

/** As on the home page. */
function BigPlace({ url }: { url: string | null }) {
  const { organisationName } = useAtomValue(currentUserAtom)
  return <Banner size="small">{url ? <img src={url} alt="" /> : organisationName}</Banner>
}
