import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import { Banner, Button, CircleMark, Text, ThemeScope, type ThemeColors } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import { useRef, type ReactNode } from 'react'
import { looksAtom } from '../../../../services/looks.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { LOGO_TYPES, useLogo } from '../../hooks/use-logos.ts'
import { actions } from '../shared/managed.css.ts'
import { customizationCopy } from './copy.ts'
import * as css from './customization.css.ts'

const copy = customizationCopy.logos

type LogoVariantProps = {
  readonly size: 'small' | 'big'
  readonly scheme: 'light' | 'dark'
  readonly theme: Readonly<Record<'light' | 'dark', ThemeColors['light']>>
}

/** A logo where it will stand in one of the two schemes, and what can be done with it. */
export function LogoVariant({ size, scheme, theme }: LogoVariantProps): ReactNode {
  const looks = useAtomValue(looksAtom)
  const input = useRef<HTMLInputElement>(null)
  const { isChanging, put, remove } = useLogo(size, scheme)
  const logo = size === 'small' ? looks.smallLogo : looks.bigLogo
  const own = (scheme === 'dark' ? logo.darkUrl : logo.url) ?? null
  const shown = own ?? logo.url
  const name = copy.variant(copy[size].title, copy.schemes[scheme])
  return (
    <div className={css.variant}>
      <ThemeScope theme={theme} scheme={scheme} className={css.variantPlace}>
        {size === 'small' ? <SmallPlace url={shown} /> : <BigPlace url={shown} />}
      </ThemeScope>
      <div className={actions}>
        <Text size="small" tone="muted">
          {copy.schemes[scheme]}
          {own ? null : `: ${missing(size, scheme, shown)}`}
        </Text>
      </div>
      <div className={actions}>
        <Button
          icon={<UploadSimpleIcon size={20} />}
          loading={isChanging}
          aria-label={`${own ? copy.replace : copy.upload}: ${name}`}
          onPress={() => input.current?.click()}
        >
          {isChanging ? copy.uploading : own ? copy.replace : copy.upload}
        </Button>
        {own ? (
          <Button variant="text" disabled={isChanging} aria-label={`${copy.remove}: ${name}`} onPress={remove}>
            {copy.remove}
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={copy.choose(name)}
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

/** What stands there as long as nothing was uploaded for it. */
function missing(size: 'small' | 'big', scheme: 'light' | 'dark', shown: string | null): string {
  if (scheme === 'dark' && shown) return copy.same
  return size === 'small' ? copy.none : copy.noneBig
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
