import type { ProfileForm } from '@umkreis/schemas'
import type { Control } from 'react-hook-form'

/** The form that a profile is written in, be it in onboarding or later. */
export type ProfileControl = Control<ProfileForm, unknown, ProfileForm>
