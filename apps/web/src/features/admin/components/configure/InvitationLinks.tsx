import { Button, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { useInvitationLinks } from '../../hooks/use-configuration.ts'
import { formatDay, formatMoment } from '../../logic/format-moment.ts'
import { InvitationLinkButton } from '../InvitationLinkButton.tsx'
import { Managed } from '../shared/Managed.tsx'
import * as css from '../shared/managed.css.ts'
import { Section } from '../shared/Section.tsx'
import { configureCopy } from './copy.ts'

const copy = configureCopy.links

/** The links by which somebody can join: making one, looking through them, ending one. */
export function InvitationLinks(): ReactNode {
  const { query, revoke, isChanging } = useInvitationLinks()
  return (
    <Section
      title={copy.title}
      line={copy.line}
      action={<InvitationLinkButton onCreated={() => void query.refetch()} />}
    >
      <Managed query={query} words={copy}>
        {(links) =>
          links.length === 0 ? (
            <Text size="small" tone="muted">
              {copy.none}
            </Text>
          ) : (
            <ul className={css.list}>
              {links.map(({ id, createdBy, createdAt, expiresAt }) => (
                <li key={id} className={css.entry}>
                  <span className={css.entryWords}>
                    <span className={css.entryName}>{copy.by(createdBy)}</span>
                    <span className={css.entryLine}>
                      <span>{copy.made(formatMoment(createdAt))}</span>
                      <span>{copy.until(formatDay(expiresAt))}</span>
                    </span>
                  </span>
                  <Button
                    size={32}
                    disabled={isChanging}
                    aria-label={copy.revokeLabel(createdBy, formatMoment(createdAt))}
                    onPress={() => revoke(id)}
                  >
                    {copy.revoke}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Managed>
    </Section>
  )
}
