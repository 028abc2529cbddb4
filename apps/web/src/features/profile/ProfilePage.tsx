import { valibotResolver } from '@hookform/resolvers/valibot'
import { createProfileSuggestions } from '@umkreis/api-client/account'
import { Button, Card, Heading, Text, TextField, showToast } from '@umkreis/design-system'
import { profileFormSchema } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useApi } from '../../services/api.ts'
import { currentUserAtom, mergeUserAtom } from '../../services/session.ts'
import { FormError } from '../../shared/form/FormError.tsx'
import { useSubmit } from '../../shared/form/use-submit.ts'
import { DescriptionField, LinkedInField, NameFields } from '../../shared/profile/fields.tsx'
import { ImportButton } from '../../shared/profile/import/ImportButton.tsx'
import { takeIntoForm } from '../../shared/profile/import/take-into-form.ts'
import { PlaceFields } from '../../shared/profile/PlaceFields.tsx'
import { PositionField } from '../../shared/profile/PositionField.tsx'
import { SkillsField } from '../../shared/profile/SkillsField.tsx'
import { SuggestProfileValuesContext } from '../../shared/profile/suggested-values.ts'
import { YourDataCard } from './components/account/YourDataCard.tsx'
import { AppearanceCard } from './components/AppearanceCard.tsx'
import { AvatarField } from './components/picture/AvatarField.tsx'
import { CustomFieldsForm } from './components/CustomFieldsForm.tsx'
import { NotificationSettings } from './components/notifications/NotificationSettings.tsx'
import { ProfilePreview } from './components/ProfilePreview.tsx'
import { anchor, aside, changed, form as formStyle, group, pair, saveBar, sections } from './components/profile.css.ts'
import { VisibilityMenu } from './components/visibility/VisibilityMenu.tsx'
import { copy } from './copy.ts'
import { SECTIONS } from './sections.ts'

/**
 * One's own profile: the same fields as in onboarding, the picture, what the organisation asks for, and how it all reads.
 *
 * @param devices What stands in the part about devices and recovery, with its heading.
 */
export function ProfilePage({ devices }: { devices: ReactNode }): ReactNode {
  const api = useApi()
  const user = useAtomValue(currentUserAtom)
  const mergeUser = useSetAtom(mergeUserAtom)
  const [typedSkill, setTypedSkill] = useState('')
  // Fields that offer a list keep what was typed in them; when it changes under them, new ones show what is in the form.
  const [changes, setChanges] = useState(0)
  const suggest = useMemo(() => createProfileSuggestions(api), [api])
  const form = useForm({
    resolver: valibotResolver(profileFormSchema),
    defaultValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      description: user.description,
      linkedInUrl: user.linkedInUrl,
      position: user.position,
      skills: user.skills,
      country: user.country,
      city: user.city,
    },
  })
  const { control, formState } = form
  const shown = useWatch({ control })
  const save = useSubmit(form, async (values) => {
    mergeUser(await api.users.update(values))
    form.reset(values)
    showToast({ message: copy.saved })
  })

  return (
    <SuggestProfileValuesContext value={suggest}>
      <div className={sections}>
        <form className={formStyle} onSubmit={save} noValidate>
          <Card as="section" id={SECTIONS.you.id} className={group} aria-labelledby="profile-you">
            <Heading level={2} size="title" id="profile-you">
              {copy.groups.you}
            </Heading>
            <AvatarField />
            <ImportButton
              values={() => form.getValues()}
              isUnsaved={formState.isDirty}
              onTake={(values) => {
                takeIntoForm(form, values)
                setChanges((count) => count + 1)
              }}
            />
            <NameFields control={control} />
            <TextField
              label={copy.email}
              value={user.email}
              disabled
              action={<VisibilityMenu field="email" label={copy.email} />}
            />
            <PositionField
              control={control}
              action={<VisibilityMenu field="position" label={copy.fields.position} />}
            />
            <DescriptionField
              control={control}
              action={<VisibilityMenu field="description" label={copy.fields.description} />}
            />
          </Card>
          <Card as="section" id={SECTIONS.skills.id} className={group} aria-labelledby="profile-skills">
            <Heading level={2} size="title" id="profile-skills">
              {copy.groups.skills}
            </Heading>
            <SkillsField
              control={control}
              onTyped={setTypedSkill}
              action={<VisibilityMenu field="skills" label={copy.fields.skills} />}
            />
            <LinkedInField
              control={control}
              action={<VisibilityMenu field="linkedInUrl" label={copy.fields.linkedIn} />}
            />
          </Card>
          <Card as="section" id={SECTIONS.place.id} className={group} aria-labelledby="profile-place">
            <Heading level={2} size="title" id="profile-place">
              {copy.groups.place}
            </Heading>
            <div className={pair}>
              <PlaceFields
                key={changes}
                control={control}
                actions={{
                  country: <VisibilityMenu field="country" label={copy.fields.country} />,
                  city: <VisibilityMenu field="city" label={copy.fields.city} />,
                }}
              />
            </div>
          </Card>
          <FormError message={formState.errors.root?.message} />
          <div className={saveBar} data-changed={formState.isDirty || undefined}>
            <Button type="submit" variant="accent" size={48} loading={formState.isSubmitting}>
              {formState.isSubmitting ? copy.saving : copy.save}
            </Button>
            {formState.isDirty ? (
              <>
                <Button
                  variant="text"
                  size={48}
                  onPress={() => {
                    form.reset()
                    setChanges((count) => count + 1)
                  }}
                >
                  {copy.discard}
                </Button>
                <Text size="small" tone="muted" className={changed}>
                  {copy.unsaved}
                </Text>
              </>
            ) : null}
          </div>
        </form>
        <CustomFieldsForm />
        <NotificationSettings />
        <AppearanceCard />
        <Card as="section" id={SECTIONS.devices.id} className={anchor} aria-label={SECTIONS.devices.label}>
          {devices}
        </Card>
        <YourDataCard />
      </div>
      <aside className={aside} aria-label={copy.preview.title}>
        <ProfilePreview avatarUrl={user.avatarUrl} typedSkill={typedSkill} {...shown} />
      </aside>
    </SuggestProfileValuesContext>
  )
}
