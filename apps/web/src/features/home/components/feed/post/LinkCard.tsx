import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { IconButton, Link } from '@umkreis/design-system'
import type { FeedLinkCard } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { copy } from '../feed-copy.ts'
import * as css from './link-card.css.ts'

// A narrower picture stands beside the words.
const WIDE = 1.5

/** What the page that a post links to says of itself. The page learns nothing of whoever reads this. */
export function LinkCard({ card, onRemove }: { card: FeedLinkCard; onRemove?: (() => void) | undefined }): ReactNode {
  const { url, title, description, siteName, picture } = card
  const isWide = picture !== null && picture.width / picture.height >= WIDE
  const host = URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : ''
  return (
    <div className={css.card} data-wide={isWide}>
      {picture ? (
        <img
          className={css.picture}
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      ) : null}
      <div className={css.words}>
        {/* Where it leads is said first, by the address, whatever the page calls itself. */}
        <p className={css.site}>{siteName === '' || siteName === host ? host : copy.linkSite(siteName, host)}</p>
        <Link tone="plain" href={url} target="_blank" rel="noopener noreferrer nofollow ugc" className={css.title}>
          <bdi>{title}</bdi>
        </Link>
        {description === '' ? null : <p className={css.description}>{description}</p>}
      </div>
      {onRemove ? (
        <span className={css.remove}>
          <IconButton size={32} label={copy.removeLinkCard} icon={<XIcon size={16} />} onPress={onRemove} />
        </span>
      ) : null}
    </div>
  )
}
