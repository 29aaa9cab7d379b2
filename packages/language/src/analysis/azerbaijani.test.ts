import { testForms } from '../testing/form-table.ts';
import { AZERBAIJANI_FORMS } from './forms/azerbaijani-forms.ts';

testForms('Azerbaijani', 'az', AZERBAIJANI_FORMS);
