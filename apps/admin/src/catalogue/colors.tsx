import { colorInput, type Color, type ColorInput } from '@etrend/contract'
import Palette from 'lucide-react/icons/palette'
import { api } from '../lib/api'
import { defineResource } from '../resource/define-resource'
import { Swatch } from '../ui/display/swatch'
import { ColorField } from '../ui/form/color-field'
import { TextField } from '../ui/form/text-field'

export const colors = defineResource<Color, ColorInput>({
  key: 'colors',
  label: 'Color',
  icon: Palette,
  entity: 'color',
  nameOf: (color) => color.color_name,
  paths: {
    list: 'allcolor',
    add: 'addcolor',
    edit: 'editcolor/:id',
    afterAdd: 'addcolor', // spec §4
  },
  titles: { list: 'Color List', add: 'Add Color', edit: 'Edit Color' },
  hooks: {
    useRows: (asked) => api.colors.list.useQuery(asked),
    useRow: (asked) => api.colors.get.useQuery(asked),
    useAdd: () => api.colors.create.useMutation(),
    useEdit: () => api.colors.edit.useMutation(),
    useRemove: () => api.colors.remove.useMutation(),
  },
  columns: [
    { title: 'ID', kind: 'id', sort: 'id', cell: (color) => color.id },
    { title: 'Color Name', place: 'lead', sort: 'color_name', cell: (color) => color.color_name },
    {
      title: 'Hex Code',
      place: 'figure',
      sort: 'hex_code',
      cell: (color) => <Swatch hex={color.hex_code} />,
    },
  ],
  schema: colorInput,
  changeSchema: colorInput,
  blank: { color_name: '', hex_code: '' },
  draftOf: ({ color_name, hex_code }) => ({ color_name, hex_code }),
  fields: (form) => (
    <>
      <TextField form={form} name="color_name" label="Color Name" required />
      <ColorField form={form} name="hex_code" label="Hex Code" required />
    </>
  ),
  firstStep: 'No colors yet. Add the first one: products are sold in colors.',
  messages: {
    listNotLoaded: 'Failed to fetch colors',
    notLoaded: 'Failed to fetch color',
    added: 'Color added successfully',
    notAdded: 'Color creation failed',
    updated: 'Color Updated Successfully',
    updateRefused: 'Update failed',
    updateFailed: (reason) => `Update color failed: ${reason}`,
    deleted: 'color deleted successfully!',
    notDeleted: 'Failed to delete color. Please try again.',
  },
})
