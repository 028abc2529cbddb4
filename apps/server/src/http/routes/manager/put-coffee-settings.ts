import { coffeeSettingsSchema } from '@umkreis/schemas'
import { changeProgramme } from '../../../services/coffee-rounds/programme.ts'
import { defineRoute } from '../../route.ts'

export const putCoffeeSettingsRoute = defineRoute({
  method: 'put',
  path: '/manager/coffee-rounds',
  summary: 'Turn the coffee rounds of the organisation on or off',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: coffeeSettingsSchema,
  handle: ({ context, viewer, body }) => changeProgramme(context, viewer, body),
})
