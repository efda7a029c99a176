// The labs: their word in links, the name of their tab and panel, and a control that only they have.
export const labs = [
  { panel: 'stickers', name: 'Stickers', control: 'Put back in order' },
  { panel: 'order', name: 'Order lab', control: 'Shuffle' },
  { panel: 'shift', name: 'Shift lab', control: 'Run the clocks' },
  { panel: 'heatmap', name: 'Heat map', control: 'Zoom in' },
  { panel: 'waves', name: 'Waves', control: 'Past training' },
];
