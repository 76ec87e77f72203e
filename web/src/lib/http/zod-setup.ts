import { config } from 'zod';

// without this zod tries `new Function`, which the content security policy reports
config({ jitless: true });
