import { peopleCountsSchema } from '@umkreis/schemas'
import { countPeople } from '../../../services/users/people-counts.ts'
import { defineRoute } from '../../route.ts'

export const countPeopleRoute = defineRoute({
  method: 'get',
  path: '/manager/people',
  summary: 'How many people the organisation has, by what they can be filtered by',
  tag: 'Administration',
  access: 'manager',
  answer: peopleCountsSchema,
  handle: ({ context, viewer }) => countPeople(context, viewer),
})
