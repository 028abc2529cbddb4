import { valibotResolver } from '@hookform/resolvers/valibot'
import { Button, Heading, Stack, Text, showToast } from '@umkreis/design-system'
import { profileFormSchema } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useApi } from '../../services/api.ts'
import { currentUserAtom, mergeUserAtom } from '../../services/session.ts'
import { FormError } from '../../shared/form/FormError.tsx'
import { useSubmit } from '../../shared/form/use-submit.ts'
import { DescriptionField, LinkedInField, NameFields, PositionField } from '../../shared/profile/fields.tsx'
import { PlaceFields } from '../../shared/profile/PlaceFields.tsx'
import { SkillCircle } from '../../shared/profile/SkillCircle.tsx'
import { SkillsField } from '../../shared/profile/SkillsField.tsx'
import { AvatarField } from './components/AvatarField.tsx'
import { CustomFieldsForm } from './components/CustomFieldsForm.tsx'
import { circle, content, form as formStyle, page, pair, sections } from './components/profile.css.ts'
import { ProfileMenu } from './components/ProfileMenu.tsx'
import { RecoveryCard } from './components/RecoveryCard.tsx'
import { copy } from './copy.ts'

/** One's own profile: the same fields as in onboarding, the picture, and what the organisation asks for. */
export function ProfilePage(): ReactNode {
  const api = useApi()
  const user = useAtomValue(currentUserAtom)
  const mergeUser = useSetAtom(mergeUserAtom)
  const [typedSkill, setTypedSkill] = useState('')
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
  const [firstName, lastName, skills] = useWatch({ control, name: ['firstName', 'lastName', 'skills'] })
  const save = useSubmit(form, async (values) => {
    mergeUser(await api.users.update(values))
    form.reset(values)
    showToast({ message: copy.saved })
  })

  return (
    <div className={page}>
      <Stack gap={8}>
        <Heading level={1}>{copy.title}</Heading>
        <Text tone="muted" reading>
          {copy.line}
        </Text>
      </Stack>
      <div className={content}>
        <ProfileMenu />
        <div className={sections}>
          <AvatarField />
          <form className={formStyle} onSubmit={save} noValidate>
            <NameFields control={control} />
            <PositionField control={control} />
            <DescriptionField control={control} />
            <SkillsField control={control} onTyped={setTypedSkill} />
            <LinkedInField control={control} />
            <div className={pair}>
              <PlaceFields control={control} />
            </div>
            <FormError message={formState.errors.root?.message} />
            <div>
              <Button type="submit" variant="accent" size={48} loading={formState.isSubmitting}>
                {formState.isSubmitting ? copy.saving : copy.save}
              </Button>
            </div>
          </form>
          <CustomFieldsForm />
          <RecoveryCard />
        </div>
        <div className={circle}>
          <SkillCircle
            name={`${firstName} ${lastName}`.trim()}
            avatarUrl={user.avatarUrl}
            skills={skills}
            pending={typedSkill}
            isCompact
          />
        </div>
      </div>
    </div>
  )
}
