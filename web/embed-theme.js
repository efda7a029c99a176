// Before the first paint of embed.html: the theme that its address asks for, and no other that was chosen elsewhere.

import { readEmbedOptions } from './embed-options.js';
import { takeTheme } from './theme.js';

takeTheme(readEmbedOptions(location.hash.slice(1)).frame.theme);
