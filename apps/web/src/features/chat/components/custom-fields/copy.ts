/** Every word of the dialog about fields that an admin has added. SPEC.md's literal texts stand as written. */
export const copy = {
  title: 'One step closer!',
  why: (count: number) =>
    count === 1
      ? 'An admin has added a custom field. Your colleagues find you by it.'
      : `An admin has added ${count} custom fields. Your colleagues find you by them.`,
  later: 'Later',
  save: 'Save',
  saving: 'Saving',
  saved: 'The custom field has been successfully added',
} as const
