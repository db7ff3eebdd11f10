/**
 * The classes of a form in two columns, from 1280 px on; on narrower screens its parts stand below each other. `page`
 * contains the form and what is `above` it in the left column, so that the right column, `aside`, begins beside that.
 * The parts of the form are laid out by the page's grid: the form itself has no box.
 */
export const wideForm = {
  page: 'xl:grid xl:grid-cols-[minmax(0,1fr)_340px] xl:grid-rows-[auto_auto_auto_4.5rem] xl:gap-x-12',
  above: 'min-w-0 xl:col-start-1 xl:row-start-1',
  form: 'grid gap-5 pt-6 xl:contents',
  fields: 'grid gap-8 xl:contents',
  notice: 'xl:col-start-1 xl:row-start-2 xl:mt-6',
  main: 'grid min-w-0 content-start gap-8 xl:col-start-1 xl:row-start-3 xl:pt-8',
  aside: 'grid content-start gap-5 xl:col-start-2 xl:row-start-1 xl:row-end-4 xl:pt-6',
  // In all rows, so that it stays in view beside each; the last row leaves room for it.
  bar: 'xl:col-span-full xl:row-start-1 xl:row-end-5 xl:self-end',
} as const
