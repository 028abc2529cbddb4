import type { ReactNode } from 'react'
import { AdminFrame } from './components/AdminFrame.tsx'
import { customizationCopy } from './components/customization/copy.ts'
import { CustomFields } from './components/customization/CustomFields.tsx'
import { HouseWords } from './components/customization/HouseWords.tsx'
import { LogoCard } from './components/customization/LogoCard.tsx'
import { columns, sections } from './components/shared/managed.css.ts'
import { Section } from './components/shared/Section.tsx'

/** How the organisation shows itself: its logos, what its people tell about themselves, and what it calls things. */
export function AdminCustomizationPage(): ReactNode {
  const copy = customizationCopy.logos
  return (
    <AdminFrame current="customization">
      <div className={sections}>
        <Section title={copy.title} line={copy.line}>
          <div className={columns}>
            <LogoCard size="small" />
            <LogoCard size="big" />
          </div>
        </Section>
        <CustomFields />
        <HouseWords />
      </div>
    </AdminFrame>
  )
}
