import { searchProgressSchema } from '@umkreis/schemas'
import { defineRoute } from '../../route.ts'

export const getSearchProgressRoute = defineRoute({
  method: 'get',
  path: '/manager/search-progress',
  summary: 'How many people of the organisation are found by now, by words and by meaning',
  tag: 'Administration',
  access: 'manager',
  answer: searchProgressSchema,
  handle: ({ context, viewer }) => context.peopleSearch.readProgress(viewer),
})
