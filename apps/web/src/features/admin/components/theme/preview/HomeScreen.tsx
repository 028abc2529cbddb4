import { Avatar, Banner, Button, Card, Reaction } from '@umkreis/design-system'
import { ConfettiIcon } from '@phosphor-icons/react/dist/csr/Confetti'
import { HandsClappingIcon } from '@phosphor-icons/react/dist/csr/HandsClapping'
import type { ReactNode } from 'react'
import { AYLIN, LENA, SVEN, type DemoPerson } from './demo-content.ts'
import { DemoShell } from './DemoShell.tsx'
import * as css from './home.css.ts'
import type { ScreenProps } from './ThemePreview.tsx'

/** The banner in the company's colour, and what is new below it. */
export function HomeScreen(props: ScreenProps): ReactNode {
  const { device, organisation } = props
  return (
    <DemoShell {...props} current="home">
      <div className={css.screen[device]}>
        <Banner size={device === 'phone' ? 'small' : 'large'}>{organisation}</Banner>
        <div className={css.tabs}>
          <span className={css.tab.elsewhere}>My notes</span>
          <span className={css.tab.here}>Feed</span>
          <span className={css.tab.elsewhere}>Company metrics</span>
        </div>
        <div className={css.columns[device]}>
          <div className={css.posts}>
            <Card padding={24}>
              <div className={css.post}>
                <Author person={SVEN} />
                <p className={css.text}>
                  Die neue Prüfhalle in Leipzig ist fertig! Freitag um 11 Uhr schneiden wir das Band durch. Wer noch nie
                  eine Kabine im Dauerlauf gesehen hat: bitte kommen. <span className={css.link}>Zur Anmeldung</span>
                </p>
                <div className={css.reactions}>
                  <Reaction
                    icon={<HandsClappingIcon size={16} weight="fill" />}
                    count={38}
                    mine
                    label=""
                    onToggle={ignore}
                  />
                  <Reaction icon={<ConfettiIcon size={16} />} count={9} mine={false} label="" onToggle={ignore} />
                </div>
              </div>
            </Card>
            <Card padding={24}>
              <div className={css.post}>
                <Author person={AYLIN} />
                <p className={css.text}>
                  Does anyone have bearing temperatures from winter operation, below minus ten? Even one season would
                  help.
                </p>
              </div>
            </Card>
          </div>
          {device === 'desktop' ? (
            <Card tone="wash" padding={24}>
              <div className={css.post}>
                <p className={css.title}>New in your circle</p>
                <Author person={LENA} />
                <Button variant="ink">Say hello</Button>
              </div>
            </Card>
          ) : null}
        </div>
      </div>
    </DemoShell>
  )
}

function Author({ person: { name, line, src } }: { person: DemoPerson }) {
  return (
    <div className={css.author}>
      <Avatar name={name} src={src} size={48} />
      <span>
        <span className={css.name}>{name}</span>
        <span className={css.line}>{line}</span>
      </span>
    </div>
  )
}

function ignore(): void {}
